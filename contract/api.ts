import { ADMIN_CALLS } from './admin/calls.ts';
import { BOT_CALLS } from './bot/calls.ts';
import { CREATOR_CALLS } from './creator/calls.ts';
import { DEVELOPER_CALLS } from './developer/calls.ts';
import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';
import type { RouteId } from './routes.ts';
import { SITE_CALLS } from './site/calls.ts';
import { V1_CALLS } from './v1/calls.ts';

/** Every call of the product under the name of its route; the compiler misses none. */
export const API = {
  ...SITE_CALLS,
  ...ADMIN_CALLS,
  ...DEVELOPER_CALLS,
  ...CREATOR_CALLS,
  ...BOT_CALLS,
  ...V1_CALLS,
} as const satisfies { [R in RouteId]: Endpoint & { readonly route: R } };

export type Api = typeof API;

/** The input of a call by its name. */
export type ApiInput<R extends RouteId & keyof Api> = InputOf<Api[R]>;
/** The answer of a call by its name. */
export type ApiResponse<R extends RouteId & keyof Api> = ResponseOf<Api[R]>;
