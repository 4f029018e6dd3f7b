/// How the page looks: light and dark, from a phone's 390 pixels up.
///
/// The colours of verdicts differ in lightness as well as in hue, so that people who see few hues
/// can tell them apart; the counts stand beside every bar.
enum PageStyle {
  static let text: HTML = """

    :root{color-scheme:light dark;--bg:#f7f6f3;--card:#fff;--ink:#1d1e22;--soft:#5f626b;
    --line:#dddad3;--link:#14568f;--accepted:#0a6b52;--exact:#6db3e0;--empty:#9cc7b4;--wrong:#e8a317;
    --missed:#c3c0b8;--invented:#b8651b;--false:#9c1257;--full:#14639e;--blank:#c87300;
    --mark:#ffd9a0;--marktext:#6b2d00;--warn:#fff4d9;--warnline:#dfb348}
    @media (prefers-color-scheme:dark){:root{--bg:#15171b;--card:#1e2126;--ink:#e8e7e3;--soft:#a2a6af;
    --line:#353a42;--link:#86bff0;--accepted:#2fae87;--exact:#3f7fb5;--empty:#35614f;--wrong:#e0a53a;
    --missed:#5c6069;--invented:#c9824a;--false:#f07ab4;--full:#67b2ee;--blank:#f0a94a;
    --mark:#6a3d00;--marktext:#ffdca8;--warn:#332a12;--warnline:#80682a}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
    body{margin:0;background:var(--bg);color:var(--ink);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    header,main{max-width:76rem;margin:0 auto;padding:0 1.25rem}
    header{padding-top:1.75rem}
    h1{font-size:1.9rem;line-height:1.2;margin:.1rem 0 1rem;letter-spacing:-.01em}
    h2{font-size:1.35rem;margin:0 0 .75rem;letter-spacing:-.005em}
    h3{font-size:1rem;margin:0 0 .5rem}
    h4{font-size:.9rem;margin:.75rem 0 .25rem}
    p{margin:.5rem 0;max-width:48rem}
    section{padding-top:2.25rem}
    main{padding-bottom:3rem}
    a{color:var(--link)}
    code,.file{font-family:ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;
    font-size:.875em;overflow-wrap:anywhere}
    .call span{display:inline-block;max-width:100%}
    .kicker{margin:0;color:var(--soft);font-size:.875rem}
    .soft{color:var(--soft)}
    .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));
    gap:.15rem 2rem;margin:0 0 .75rem}
    .facts div{display:grid;grid-template-columns:6.5rem 1fr;gap:.75rem;padding:.2rem 0}
    dt{color:var(--soft);font-size:.875rem;padding-top:.08rem}
    dd{margin:0;overflow-wrap:anywhere}
    .warning{background:var(--warn);border:1px solid var(--warnline);border-radius:.5rem;
    padding:.5rem .75rem;font-size:.9rem;max-width:none}
    nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:.75rem;padding:.6rem 0;
    border-block:1px solid var(--line);font-size:.925rem}
    nav a{text-decoration:none}nav a:hover{text-decoration:underline}
    .words{font-size:1.05rem;max-width:56rem}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.75rem;
    margin:1rem 0 1.5rem}
    .tile,.card{background:var(--card);border:1px solid var(--line);border-radius:.625rem}
    .tile{padding:.7rem .85rem;display:flex;flex-direction:column;border-top:3px solid var(--line)}
    .tile span{color:var(--soft);font-size:.825rem;line-height:1.3}
    .tile strong{font-size:1.75rem;line-height:1.3;font-variant-numeric:tabular-nums;
    font-weight:650;margin-top:auto}
    .tile small{color:var(--soft);font-size:.8rem}
    .tile.good{border-top-color:var(--accepted)}
    .tile.bad{border-top-color:var(--false)}.tile.bad strong{color:var(--false)}
    .card{padding:1rem;min-width:0}
    .grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1rem;
    align-items:start}
    .grid.wide{grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));margin-bottom:1rem}
    .grid+.grid{margin-top:1rem}
    details{margin:.75rem 0}
    summary{cursor:pointer;font-weight:600;padding:.3rem 0}
    .legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;padding:0;margin:.5rem 0 1rem;
    font-size:.875rem;color:var(--soft)}
    .legend i{display:inline-block;width:.85rem;height:.85rem;border-radius:.2rem;margin-right:.4rem;
    vertical-align:-.08rem}
    .bars{font-size:.875rem;font-variant-numeric:tabular-nums}
    .row{display:grid;grid-template-columns:5.75rem minmax(3rem,1fr) 4.2rem repeat(2,3.75rem);
    align-items:center;padding:.22rem 0}
    .c2 .row{grid-template-columns:5.75rem minmax(3rem,1fr) 4.2rem 3.75rem}
    .c5 .row{grid-template-columns:5.75rem minmax(3rem,1fr) 3.8rem repeat(4,3.6rem)}
    .row+.row{border-top:1px solid var(--line)}
    .head{color:var(--soft);font-size:.7rem;line-height:1.2;align-items:end}
    .name{overflow-wrap:anywhere;padding-right:.4rem}
    .n{text-align:right}.head .n{padding-left:.6rem}.zero{color:var(--soft);opacity:.6}
    .barcell{line-height:0}
    .bar{border-radius:.2rem;display:block;background:var(--line)}
    .bar rect{stroke:var(--card);stroke-width:1}
    .v-accepted{fill:var(--accepted);background:var(--accepted)}
    .v-exact{fill:var(--exact);background:var(--exact)}
    .v-empty{fill:var(--empty);background:var(--empty)}
    .v-wrong{fill:var(--wrong);background:var(--wrong)}
    .v-missed{fill:var(--missed);background:var(--missed)}
    .v-invented{fill:var(--invented);background:var(--invented)}
    .v-falseAccept{fill:var(--false);background:var(--false)}
    .legend .k-full,.legend .k-empty{width:1.5rem;height:0;border-top:3px solid var(--full);border-radius:0;
    vertical-align:.22rem}
    .legend .k-empty{border-top:3px dashed var(--blank)}
    .plot{display:block;width:100%;max-width:27rem;height:auto;margin:0 auto}
    .plot text{font:11px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
    fill:var(--soft)}
    .plot .label{fill:var(--ink)}.plot .hint{font-style:italic;font-size:10px}
    .plot line.grid{stroke:var(--line);stroke-width:1}
    .plot .diagonal{stroke:var(--soft);stroke-width:1.25;stroke-dasharray:5 4}
    .curve{fill:none;stroke-width:2.25}
    .curve.full,.stop.full{stroke:var(--full)}.curve.empty,.stop.empty{stroke:var(--blank)}
    path.curve.empty{stroke-dasharray:6 3}
    .stop{stroke-width:2}
    .dot.full{fill:var(--full)}.dot.empty{fill:var(--blank)}
    .dot{stroke:var(--card);stroke-width:1.25}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
    th,td{padding:.28rem .6rem;text-align:right;border-top:1px solid var(--line)}
    thead th{border-top:0;color:var(--soft);font-weight:500;font-size:.8rem;vertical-align:bottom}
    th:first-child{text-align:left;font-weight:500;padding-left:0}
    tbody th{overflow-wrap:anywhere}
    .small th:first-child{white-space:nowrap}
    .plot+details,.plot+h3{margin-top:1rem}
    .small{margin:.5rem 0 0;width:100%}
    .changes{max-width:34rem;margin-bottom:1rem}
    .better{color:var(--accepted);font-weight:600}.worse{color:var(--false);font-weight:600}
    .same{color:var(--soft)}
    .scroll{overflow-x:auto;margin-bottom:1rem}
    .items{list-style:none;padding:0;margin:.25rem 0 1rem}.items li{padding:.15rem 0}
    .gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,33rem),1fr));gap:1rem}
    .fail h3{display:flex;flex-wrap:wrap;gap:.3rem .6rem;align-items:center;font-weight:500}
    .fail p{margin:.25rem 0}
    .badge{font-size:.75rem;font-weight:650;border-radius:1rem;padding:.1rem .6rem;color:#111}
    .badge.v-accepted,.badge.v-falseAccept,.badge.v-invented{color:#fff}
    .picture{display:block;width:100%;max-height:22rem;border-radius:.35rem;
    margin:.5rem 0}
    .o{fill:none;stroke-width:2.5;vector-effect:non-scaling-stroke;stroke-linejoin:round}
    .thin{stroke-width:1}
    .o-truth{stroke:#fff;stroke-dasharray:6 5;stroke-width:2;mix-blend-mode:difference}
    .o-refused{stroke:#ff9d00}.o-accepted{stroke:#00c484}.o-symbol{stroke:#2f9bff}
    .legend .k-truth{width:1.5rem;height:0;border-top:2px dashed var(--soft);border-radius:0;
    vertical-align:.22rem}
    .k-refused{background:#ff9d00}.k-accepted{background:#00c484}.k-symbol{background:#2f9bff}
    .lines{overflow-x:auto;padding:.15rem 0}
    .lines div{display:grid;grid-template-columns:2.75rem 1fr;align-items:baseline}
    .lines div:nth-child(even){margin-bottom:.45rem}
    .who{color:var(--soft);font-size:.75rem}
    .lines code{font-size:.875rem;white-space:pre;overflow-wrap:normal;line-height:1.4}
    .wrap code{white-space:pre-wrap;overflow-wrap:anywhere}
    .lines b,.key{background:var(--mark);color:var(--marktext);border-radius:.15rem;
    box-shadow:inset 0 -2px 0 var(--false)}
    b.key{padding:0 .25rem}u.key{background:none;color:inherit;box-shadow:none}
    .lines u,u.key{text-decoration:underline;text-decoration-color:var(--blank);
    text-decoration-thickness:2px;text-underline-offset:3px}
    .why{font-size:.875rem;color:var(--soft)}
    @media (prefers-color-scheme:dark){.badge,.badge.v-accepted,.badge.v-falseAccept,
    .badge.v-invented{color:#101114}.badge.v-missed,.badge.v-exact{color:#fff}}
    @media (max-width:40rem){
    header,main{padding-inline:.875rem}
    h1{font-size:1.5rem}
    .card{padding:.75rem}
    .tiles{grid-template-columns:repeat(2,1fr);gap:.5rem}
    .row{grid-template-columns:1fr 4.2rem repeat(2,3.75rem)}
    .c2 .row{grid-template-columns:1fr 4.2rem 3.75rem}
    .c5 .row{grid-template-columns:1fr 3.3rem repeat(4,3.05rem)}
    .row .barcell{grid-column:1/-1;order:9;padding-top:.15rem}
    .head{font-size:.65rem}.head .barcell{display:none}
    th,td{padding-inline:.35rem}
    .lines div{grid-template-columns:1fr}
    .lines code{font-size:min(.875rem,3.25vw)}
    .who{line-height:1.1;margin-top:.1rem}
    }
    @media print{nav{display:none}.card,.tile{break-inside:avoid}}

    """
}
