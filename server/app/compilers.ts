import Fastify, { type FastifyInstance, type FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Compilers = {
  validator: FastifySchemaCompiler<unknown>;
  serializer: FastifySerializerCompiler<object>;
};
type Validate = ReturnType<Compilers['validator']>;
type Serialize = ReturnType<Compilers['serializer']>;

/** Inputs of the wrong type are refused, never converted. */
const STRICT = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const;

/** Shared by the process, so that several servers in it, as in tests, compile each schema once. */
let ours: Promise<Compilers> | null = null;

/**
 * Compiles a route's schemas at the first call that needs them. All of them together take half a second, a third of a start, and
 * most of the memory that they need is for calls that a server never gets.
 */
export async function compileWhenNeeded(app: FastifyInstance): Promise<void> {
  ours ??= findCompilers();
  const { validator, serializer } = await ours;
  app.setValidatorCompiler(validator);
  app.setSerializerCompiler(serializer);
}

/** Fastify's own compilers, which it reveals once it has compiled something. */
async function findCompilers(): Promise<Compilers> {
  const app = Fastify({ ajv: { customOptions: STRICT } });
  const anything = { type: 'object' };
  app.get('/', { schema: { querystring: anything, response: { 200: anything } } }, () => ({}));
  await app.ready();
  const { validatorCompiler, serializerCompiler } = app;
  if (!validatorCompiler || !serializerCompiler) throw new Error('no schema was compiled');
  return {
    validator: validatingLater(validatorCompiler),
    serializer: writingLater(serializerCompiler),
  };
}

// The compiler itself keeps what it compiled, by the identity of the schema.
function validatingLater(compile: Compilers['validator']): Compilers['validator'] {
  return (route) => {
    let made: Validate | null = null;
    const validate: Validate = (data) => {
      made ??= compile(route);
      const outcome = made(data);
      validate.errors = made.errors ?? null;
      return outcome;
    };
    return validate;
  };
}

function writingLater(compile: Compilers['serializer']): Compilers['serializer'] {
  const compiled = new WeakMap<object, Serialize>();
  return (route) => (data) => {
    const known = compiled.get(route.schema);
    if (known) return known(data);
    const made = compile(route);
    compiled.set(route.schema, made);
    return made(data);
  };
}
