import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import {
  AppError,
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type ErrorText,
  type FieldTexts,
  type ProblemBody,
} from '#contract/errors.ts';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import type { Language } from '#rules/messages/languages.ts';
import { type Messages, messagesIn } from '#rules/messages/messages.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import { isKeyedPath } from './keyed-path.ts';
import { logCompleted } from './request-log.ts';

/**
 * Answers every failure as JSON: expected errors with their own text, a database outage as `unavailable`, the rest with a
 * generic text (docs/spec/site.md#9-error-answers). The last two are logged with the request's id.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError | DatabaseOutage, request, reply) => {
    const { code, text, fields } = publicError(error);
    // Pino logs message and stack only under this name.
    if (code === 'internal' || error instanceof DatabaseOutage) {
      request.log.error({ err: error }, 'failed');
    }
    const retryAfterSeconds = retryAfterOf(error);
    if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
    // Fastify closes the connection when it refuses a body. A caller that is still sending, above all a proxy, would lose the
    // answer; the rest of the body has its own limit of time (`limitSockets`).
    reply.removeHeader('connection');
    return sendError(reply, code, text, fields);
  });
}

/** Sends an error answer. */
function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  text: ErrorText,
  fields?: FieldTexts,
): FastifyReply {
  const status = ERROR_STATUS[code];
  const message = textIn('en', text);
  reply.status(status).header('cache-control', 'no-store');
  if (isKeyedPath(reply.request.url)) {
    const title = STATUS_CODES[status] ?? 'Error';
    const problem: ProblemBody = { type: 'about:blank', title, status, detail: message, code };
    return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  }
  const language = acceptedLanguage(reply.request.headers['accept-language']) ?? 'en';
  const translation = textIn(language, text);
  const body: ErrorBody = {
    error: message,
    code,
    ...(translation !== message && { translation }),
    ...(fields && fieldsIn(language, fields)),
  };
  return reply.type('application/json; charset=utf-8').send(body);
}

/**
 * Answers an address that the router itself refuses: badly encoded, or with an overlong parameter. No hook has run by then, so
 * the headers are set here.
 */
export function sendBadAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply
    .header('content-security-policy', "default-src 'none';frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff');
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') sendNotFound(request, reply);
  else sendError(reply, 'bad_request', 'The address cannot be read.');
  logCompleted(request, reply);
}

/** Answers an unknown path under /api as JSON. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, 'not_found', `There is no ${request.method} ${pathOf(request)}.`);
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}

function textIn(language: Language, text: ErrorText): string {
  return typeof text === 'string' ? text : text(messagesIn(language));
}

function fieldsIn(language: Language, texts: FieldTexts): Partial<ErrorBody> {
  const fields = allIn('en', texts);
  const translated = Object.entries(allIn(language, texts)).filter(
    ([name, text]) => text !== fields[name],
  );
  return {
    fields,
    ...(translated.length > 0 && { translatedFields: Object.fromEntries(translated) }),
  };
}

function allIn(language: Language, texts: FieldTexts): { [field: string]: string } {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, textIn(language, text)]),
  );
}

/** A database outage lasts at least as long as a restart. */
const OUTAGE_RETRY_SECONDS = 5;

function retryAfterOf(error: Error): number | null {
  if (error instanceof DatabaseOutage) return OUTAGE_RETRY_SECONDS;
  return error instanceof AppError ? error.retryAfterSeconds : null;
}

function publicError(error: FastifyError | AppError | DatabaseOutage): {
  code: ErrorCode;
  text: ErrorText;
  fields?: FieldTexts;
} {
  if (error instanceof AppError) {
    const { code, fields } = error;
    return { code, text: (m) => error.messageIn(m), ...(fields && { fields }) };
  }
  if (error instanceof DatabaseOutage) {
    const { reason } = error;
    return { code: 'unavailable', text: (m) => m[`refusal_outage_${reason}`]() };
  }
  if (error.validation) return { code: 'bad_request', text: schemaText(error) };
  const status = error.statusCode ?? 500;
  switch (status) {
    case 413:
      return { code: 'too_large', text: (m) => m.refusal_too_large() };
    case 415:
      return { code: 'unsupported_media_type', text: 'Send application/json.' };
    default:
      return status >= 400 && status < 500
        ? { code: 'bad_request', text: (m) => m.refusal_unreadable() }
        : { code: 'internal', text: (m) => m.refusal_internal() };
  }
}

/** Schema errors by field, for calls made by a form. */
export function refuseForm(problems: FastifySchemaValidationError[]): AppError {
  const named = problems.flatMap((problem) => {
    const field = fieldOf(problem);
    const english = `This ${problem.message ?? 'is not right'}.`;
    return field === '' ? [] : [[field, translated(english, (m) => ruleText(m, problem))] as const];
  });
  return new AppError('bad_request', (m) => m.refusal_fields(), {
    ...(named.length > 0 && { fields: Object.fromEntries(named) }),
  });
}

/** The first schema error with the name that the API gives the field: not every page has it as a field of its own. */
function schemaText({ message, validation = [] }: FastifyError): ErrorText {
  const [problem] = validation;
  if (!problem) return message;
  return translated(message, (m) => {
    const [field, text] = [fieldOf(problem), ruleText(m, problem)];
    return field === '' ? text : m.refusal_rule_of({ field, problem: text });
  });
}

const ENGLISH = messagesIn('en');

/** The validator's own English, and the catalogue's text in other languages. */
function translated(english: string, text: (m: Messages) => string): ErrorText {
  return (m) => (m === ENGLISH ? english : text(m));
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const missing = typeof params.missingProperty === 'string' ? params.missingProperty : '';
  return instancePath.split('/')[1] || missing;
}

/** The rule that a value breaks. */
function ruleText(m: Messages, { keyword, params }: FastifySchemaValidationError): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return m.refusal_rule_missing();
    case 'maxLength':
      return m.refusal_rule_longest({ most: limit });
    case 'minLength':
      return m.refusal_rule_shortest({ least: limit });
    case 'maximum':
    case 'maxItems':
      return m.refusal_rule_most({ most: limit });
    case 'minimum':
    case 'minItems':
      return m.refusal_rule_least({ least: limit });
    case 'enum':
      return m.refusal_rule_choice();
    default:
      return m.refusal_rule_other();
  }
}
