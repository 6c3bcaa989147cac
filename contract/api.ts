import { ADMIN_CALLS } from './admin/calls.ts';
import { BOT_CALLS } from './bot/calls.ts';
import { CREATOR_CALLS } from './creator/calls.ts';
import { DEVELOPER_CALLS } from './developer/calls.ts';
import type { Endpoint, InputOf, ResponseOf } from './endpoint.ts';
import type { RouteId } from './routes.ts';
import { SITE_CALLS } from './site/calls.ts';
import { V1_CALLS } from './v1/calls.ts';
import { WALLET_CALLS } from './wallet/calls.ts';

/** Every call of the product by route name; the compiler checks that none is missing. */
export const API = {
  ...SITE_CALLS,
  ...ADMIN_CALLS,
  ...DEVELOPER_CALLS,
  ...CREATOR_CALLS,
  ...BOT_CALLS,
  ...V1_CALLS,
  ...WALLET_CALLS,
} as const satisfies { [R in RouteId]: Endpoint & { readonly route: R } };

export type Api = typeof API;

// Mapped types, because otherwise the compiler evaluates two conditional types whenever it compares a call's types.
type Inputs = { [R in keyof Api]: InputOf<Api[R]> };
type Responses = { [R in keyof Api]: ResponseOf<Api[R]> };

/** A call's input, by the call's name. */
export type ApiInput<R extends RouteId & keyof Api> = Inputs[R];
/** A call's response, by the call's name. */
export type ApiResponse<R extends RouteId & keyof Api> = Responses[R];
