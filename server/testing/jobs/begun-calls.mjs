// For `--import`: writes into each call over HTTP when it was begun by the clock of the process that makes it. How fast
// a process calls is not to be seen where the calls come in, if that one stands still for a moment.
import http from 'node:http';

const { request } = http;
http.request = (...parameters) => {
  const call = request(...parameters);
  call.setHeader('x-begun-ms', String(performance.timeOrigin + performance.now()));
  return call;
};
