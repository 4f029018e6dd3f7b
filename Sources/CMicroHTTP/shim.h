#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd-dev: install this Debian package, or the like of it, to serve over HTTP"
#endif
#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* A socket that listens at a numeric address; below 0 the negated number of the system's error, EINVAL where
   the address is none. */
static inline int httpd_listen(const char *host, const char *port) {
  struct addrinfo wanted, *found = NULL;
  memset(&wanted, 0, sizeof wanted);
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE;
  if (getaddrinfo(host, port, &wanted, &found) != 0) return -EINVAL;
  int descriptor = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
  int failed = descriptor < 0 ||
               setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
               bind(descriptor, found->ai_addr, found->ai_addrlen) != 0 ||
               listen(descriptor, 128) != 0;
  int fault = errno;
  freeaddrinfo(found);
  if (!failed) return descriptor;
  if (descriptor >= 0) close(descriptor);
  return -fault;
}

/* The port of a socket that listens, or 0. */
static inline unsigned httpd_port(int descriptor) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return 0;
  return address.ss_family == AF_INET6 ? ntohs(((struct sockaddr_in6 *)&address)->sin6_port)
                                       : ntohs(((struct sockaddr_in *)&address)->sin_port);
}

/* Is told the target of a request as it was sent; returns what the access handler finds for it. */
typedef void *(*httpd_locate)(void *context, const char *target, struct MHD_Connection *connection);

/* MHD_start_daemon takes its options as further arguments, which Swift cannot give: a thread for every connection,
   at most so many, each ended after so many seconds without a byte. NULL where it cannot be started. */
static inline struct MHD_Daemon *httpd_start(int descriptor, httpd_locate locate,
                                             MHD_AccessHandlerCallback handle,
                                             MHD_RequestCompletedCallback completed, void *context,
                                             unsigned connections, unsigned seconds) {
  return MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_ITC, 0,
                          NULL, NULL, handle, context, MHD_OPTION_LISTEN_SOCKET, descriptor,
                          MHD_OPTION_URI_LOG_CALLBACK, locate, context,
                          MHD_OPTION_NOTIFY_COMPLETED, completed, context,
                          MHD_OPTION_CONNECTION_LIMIT, connections,
                          MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_END);
}

/* The status of the answer of a connection, or 0 for none (MHD_get_connection_info takes further arguments, too). */
static inline unsigned httpd_status(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
  return info != NULL ? info->http_status : 0;
}

/* The connections that are open (MHD_get_daemon_info takes further arguments, which Swift cannot give). */
static inline unsigned httpd_connections(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
  return info != NULL ? info->num_connections : 0;
}
