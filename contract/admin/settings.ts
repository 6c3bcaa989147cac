import { type Static, type TSchema, Type } from 'typebox';
import type { Messages } from '#rules/messages/messages.ts';
import { PRICE_PATTERN } from '#rules/operations/price.ts';
import { FREE_REQUESTS_PATTERN } from '#rules/plans/plans.ts';
import {
  forEachSetting,
  PORTAL_SETTING_NAMES,
  PORTAL_SETTINGS,
  type PortalSetting,
  SETTING_SOURCES,
  WELCOME_LENGTH,
} from '#rules/portal-settings.ts';
import { CONTACT, LINK, LINK_LENGTH } from '../community/community-file.ts';
import { endpoint } from '../endpoint.ts';
import { AdminTelegramIdBody, AdminTelegramIdQuery, shape } from '../values.ts';

/** The values that a setting accepts, for programs and in words for people. */
type Accepted = { schema: TSchema; words: (m: Messages) => string };

const LINK_VALUE: Accepted = {
  schema: Type.String({ maxLength: LINK_LENGTH, pattern: `^(?:${LINK})?$` }),
  words: (m) => m.refusal_setting_link({ most: LINK_LENGTH }),
};

const CONTACT_VALUE: Accepted = {
  schema: Type.String({ maxLength: LINK_LENGTH, pattern: `^${CONTACT}$` }),
  words: (m) => m.refusal_setting_contact({ most: LINK_LENGTH }),
};

const TEXTS: Partial<Record<PortalSetting, Accepted>> = {
  contact: CONTACT_VALUE,
  developerContact: CONTACT_VALUE,
  freeApiRequests: {
    schema: Type.String({ pattern: `^${FREE_REQUESTS_PATTERN}$` }),
    words: (m) => m.refusal_setting_requests(),
  },
  usdPrice: {
    schema: Type.String({ pattern: `^(?:${PRICE_PATTERN})?$` }),
    words: (m) => m.refusal_setting_price(),
  },
  welcome: {
    schema: Type.String({
      minLength: 1,
      maxLength: WELCOME_LENGTH,
      pattern: '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f]+$',
    }),
    words: (m) => m.refusal_setting_welcome({ most: WELCOME_LENGTH }),
  },
};

/** The values that each setting accepts. The service that changes settings refuses others. */
export const SETTING_VALUES: Readonly<Record<PortalSetting, Accepted>> = forEachSetting((name) => {
  const { form } = PORTAL_SETTINGS[name];
  if (form === 'switch') return chosenFrom(['on', 'off']);
  if (typeof form === 'object') return chosenFrom(form);
  return TEXTS[name] ?? LINK_VALUE;
});

function chosenFrom(values: readonly string[]): Accepted {
  return {
    schema: Type.Enum([...values]),
    words: (m) => m.refusal_setting_choice({ values: values.join(', ') }),
  };
}

/** More than any value has. */
const MOST_CHARACTERS = 1000;

const Setting = shape('Setting', {
  name: Type.Enum(PORTAL_SETTING_NAMES),
  value: Type.String({ description: 'The value that counts; empty if there is none' }),
  source: Type.Enum(SETTING_SOURCES, {
    description:
      'Where it comes from; one from the environment or the settings file cannot be changed here',
  }),
  variable: Type.Union([Type.String(), Type.Null()], {
    description: 'The variable that sets it; null if none does',
  }),
  unchanged: Type.String({ description: 'The value without a change in the portal' }),
  accepts: Type.String({ description: 'The values that it accepts, in words' }),
});
export type Setting = Static<typeof Setting>;

const Settings = shape('Settings', {
  settings: Type.Array(Setting, { maxItems: PORTAL_SETTING_NAMES.length }),
});

/** GET /api/admin/settings: every setting that the owner may change, or see as fixed (docs/spec/portal.md#26-settings). */
export const getSettings = endpoint({
  route: 'getSettings',
  summary: 'Settings of the portal',
  tag: 'admin',
  access: 'owner',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: Settings,
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * POST /api/admin/settings: changes some settings, all or none; null returns to the value without the portal. `bad_request`
 * names the problem of each field, `conflict` a setting that the environment fixes. Requires a recent sign-in.
 */
export const changeSettings = endpoint({
  route: 'changeSettings',
  summary: 'Change settings of the portal',
  tag: 'admin',
  access: 'owner',
  body: shape(
    'ChangeSettingsBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      changes: Type.Object(
        forEachSetting(() =>
          Type.Optional(Type.Union([Type.String({ maxLength: MOST_CHARACTERS }), Type.Null()])),
        ),
        { title: 'SettingChanges', minProperties: 1, additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  response: Settings,
  errors: ['not_signed_in', 'forbidden', 'sign_in_again', 'bad_request', 'conflict'],
});
