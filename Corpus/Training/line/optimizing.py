"""What the trainings of the nets for lines share: the rate of each step, the mean of the weights, the file."""

import math
import os

import torch


class Training:
    """Trains one net by AdamW, with a rate that rises, then falls like a cosine, and keeps a mean of the weights.

    The rate rises over the first `rise` steps; in the mean weights of `longest` steps ago count a third of the last ones.
    """

    def __init__(self, net, rate, steps, rise=300, longest=1000):
        self.net, self.rate, self.steps, self.rise = net, rate, steps, rise
        self.most = 1 - 1 / longest
        groups = [
            {"params": [p for p in net.parameters() if p.ndim > 1], "weight_decay": 1e-3},
            {"params": [p for p in net.parameters() if p.ndim <= 1], "weight_decay": 0},
        ]
        self.optimizer = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99))
        self.mean = {k: v.clone() for k, v in net.state_dict().items() if v.is_floating_point()}

    def rate_at(self, count, part):
        """The rate of the step of this count, the first being 1, when `part` of the training is over."""
        return self.rate * min(1, count / self.rise) * (0.5 * (1 + math.cos(math.pi * part)) + 0.002)

    def average(self, keep):
        """Takes the weights into their mean, of which so much stays."""
        state = self.net.state_dict()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.values()), [state[key] for key in self.mean], 1 - keep)

    def step(self, count, loss):
        """The step of this count; gives the rate."""
        rate = self.rate_at(count, (count - 1) / self.steps)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.average(min(self.most, (1 + count) / (10 + count)))
        return rate

    def store(self, path, size, final, strips, score):
        """Writes the mean of the weights, and gives what `score` says of a net with it.

        `final` is a new net of the same size; `strips` gives those of another batch, since the
        statistics of the batch normalisation belong to the mean of the weights.
        """
        final = final.to(memory_format=torch.channels_last).train()
        final.load_state_dict({**self.net.state_dict(), **self.mean})
        for part in final.modules():
            if isinstance(part, torch.nn.BatchNorm2d):
                part.reset_running_stats()
                part.momentum = None
        with torch.no_grad():
            for _ in range(40):
                final(strips())
            final.eval()
            row = score(final)
        kept = {key: value.cpu() for key, value in final.state_dict().items()}
        torch.save({"size": size, "net": kept}, path + ".part")
        os.replace(path + ".part", path)
        return row
