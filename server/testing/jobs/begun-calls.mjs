// For `--import`: adds to each HTTP call its start time, by the clock of the calling process. The receiving process may stall,
// so its own clock does not show how fast the caller is.
import http from 'node:http';

const { request } = http;
http.request = (...parameters) => {
  const call = request(...parameters);
  call.setHeader('x-begun-ms', String(performance.timeOrigin + performance.now()));
  return call;
};
