import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { API_KEY_PERMISSIONS, APP_PERMISSIONS } from '#rules/permissions.ts';
import { setLanguage } from '#web/messages.ts';
import { appPermissionName } from '#web/ui/text/app-permission-name.ts';
import { keyPermissionTexts } from './key-permissions.ts';

afterAll(() => setLanguage('en'));

describe('the texts of permissions', () => {
  it.each(API_KEY_PERMISSIONS)('$id is told in English as by the API', (permission) => {
    setLanguage('en');
    const { label, description, badge } = keyPermissionTexts(permission.id);
    expect({ label: label(), description: description() }).toEqual({
      label: permission.label,
      description: permission.description,
    });
    // docs/spec/developers.md#10-api-key-management-page
    expect(badge()).toBe(permission.id.replace('_', ' ').toUpperCase());
  });

  it.each(APP_PERMISSIONS)('$id of an app is named in English as by the API', ({ id, label }) => {
    setLanguage('en');
    expect(appPermissionName(id)).toBe(label);
  });

  it.each(LANGUAGES)('differ from each other in %s', (language) => {
    setLanguage(language);
    const texts = API_KEY_PERMISSIONS.map(({ id }) => keyPermissionTexts(id));
    for (const said of ['label', 'description', 'badge'] as const) {
      expect(new Set(texts.map((each) => each[said]())).size).toBe(API_KEY_PERMISSIONS.length);
    }
  });
});
