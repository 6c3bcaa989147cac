import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { TryInput } from '#contract/try/calls.ts';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import type { TryHandlers } from '../routes.ts';
import { type ShowDeps, showChats } from './show-chats.ts';
import { VISITOR_COOKIE, type Visitor, type Visitors } from './visitors.ts';

/** How long a page waits for news; proxies and browsers give up later. */
const HELD_MS = 20_000;
/** How long a pressed button waits for the bot's reply. */
const ANSWERED_WITHIN_MS = 5_000;
const COOKIE_SECONDS = 24 * 60 * 60;

type ChatDeps = ShowDeps & {
  visitors: Visitors;
  /** Ends the waiting of every page when the server stops. */
  stopping: AbortSignal;
};

/** The visitor's chats with the real bot. */
export function chatCalls(deps: ChatDeps) {
  const { telegram, visitors, stopping } = deps;

  function requireVisitor(request: FastifyRequest): Visitor {
    const visitor = visitors.find(request);
    if (visitor === null) {
      throw new AppError('not_found', (m) => m.refusal_demo_chats_over());
    }
    return visitor;
  }

  return {
    getDemoChats: async ({ query }, request) => {
      const visitor = visitors.find(request);
      if (visitor === null) return null;
      if (query.seen === String(telegram.version())) {
        await telegram.whenChanged(HELD_MS, stopping);
      }
      return showChats(deps, visitor);
    },
    openDemoChats: async (_input, request, reply) => {
      const { cookies, headers } = request;
      const language = acceptedLanguage(headers['accept-language']);
      const { visitor, cookie } = await visitors.begin(cookies[VISITOR_COOKIE], language);
      setCookie(reply, cookie);
      telegram.changed();
      return showChats(deps, visitor);
    },
    sayInDemo: async ({ body }, request) => {
      const visitor = requireVisitor(request);
      const { chatId, from } = placeOf(visitor, body);
      const { replyTo } = body;
      const messageId = telegram.telegram.say(chatId, body.text, {
        from,
        ...(replyTo === null ? {} : { replyTo }),
        fields: { date: Math.floor(deps.now() / 1000) },
      });
      telegram.changed();
      return { messageId };
    },
    pressInDemo: async ({ body }, request) => {
      const visitor = requireVisitor(request);
      const { chatId, from } = placeOf(visitor, body);
      const message = telegram.telegram.messages.get(body.messageId);
      const shown = message?.chatId === chatId ? message.buttons.flat() : [];
      if (!shown.some((button) => button.callback_data === body.data)) {
        throw new AppError('conflict', (m) => m.refusal_demo_button_gone());
      }
      const press = telegram.telegram.press(chatId, body.messageId, body.data, from);
      const { answeredPresses } = telegram.telegram;
      const untilMs = performance.now() + ANSWERED_WITHIN_MS;
      while (!answeredPresses.has(press) && performance.now() < untilMs && !stopping.aborted) {
        await telegram.whenChanged(untilMs - performance.now(), stopping);
      }
      const text = answeredPresses.get(press) ?? null;
      answeredPresses.delete(press);
      return { text };
    },
  } satisfies Partial<TryHandlers>;
}

function placeOf(
  { group, players }: Visitor,
  { player, place }: TryInput<'sayInDemo'>['body'] | TryInput<'pressInDemo'>['body'],
): { chatId: string; from: string } {
  const from = players[player].telegramId;
  return { chatId: place === 'group' ? group : from, from };
}

function setCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(VISITOR_COOKIE, value, {
    path: '/api/try',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: COOKIE_SECONDS,
  });
}
