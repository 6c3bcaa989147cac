import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that are answered past all limits in one turn of the event loop before sockets with more of them rest. */
const ANSWERED_IN_TURN = 32;
/** How long a socket rests, half as long at least and one and a half times at most, so that not all come back at once. In ms. */
const REST_MS = 100;

/**
 * Bounds how long one turn of the event loop is kept busy by answers that cost next to nothing, and of which hundreds of sockets
 * can ask again and again: what waits for the next turn, such as the gateway's events and new connections, of which Node takes one in a
 * turn, would wait for all of them. Everybody is answered at once; but the next call of a socket that was one too many in its turn
 * is read a moment later.
 */
export function createRests(answeredInTurn = ANSWERED_IN_TURN) {
  let answered = 0;
  return (socket: Socket, answer: ServerResponse): void => {
    if (answered === 0) {
      setImmediate(() => {
        answered = 0;
      });
    }
    answered += 1;
    if (answered <= answeredInTurn) return;
    // Node itself reads on when an answer has ended.
    answer.once('close', () => {
      socket.pause();
      setTimeout(() => socket.resume(), REST_MS * (0.5 + Math.random())).unref();
    });
  };
}
