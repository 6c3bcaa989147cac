import { expect, it } from 'vitest';
import { siteMessagesIn } from '#rules/messages/site-messages.ts';
import { ACTIVITIES } from '#rules/points/activities.ts';
import { CONTENT_TYPES } from '#rules/points/content-types.ts';

const english = siteMessagesIn('en');

it('translates the English lines of the actions', () => {
  for (const { id, description } of ACTIVITIES) {
    expect(english[`guide_rule_${id}`]()).toBe(description);
  }
});

it('translates the English names of content', () => {
  for (const { id, displayName, description } of CONTENT_TYPES) {
    expect(english[`guide_type_${id}`]()).toBe(displayName);
    expect(english[`guide_type_${id}_text`]()).toBe(description);
  }
});
