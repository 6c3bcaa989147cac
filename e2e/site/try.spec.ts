import type { Page } from '@playwright/test';
import { expectFine } from '../judge.ts';
import { expect, test, WITH_MOTION } from '../product.ts';

/** The guide's button, which leads from step to step. */
function guideOf(page: Page) {
  const guide = page.getByRole('region', { name: 'What to do next' });
  let presses = 0;
  return {
    /** Presses the button of a step, as a visitor in a hurry does. */
    async press(name: string | RegExp): Promise<void> {
      await guide.getByRole('button', { name }).click();
      presses += 1;
    },
    presses: () => presses,
  };
}

test('nine presses of one button lead from a first word to a paid share', async ({
  page,
  launch,
}) => {
  // Records the coin's flight: its animation may be over before a test could look.
  await page.emulateMedia(WITH_MOTION);
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given) {
      if (this.matches('[data-coin-flight]')) document.body.dataset.flown = 'true';
      return animate.apply(this, given);
    };
  });
  const demo = await launch('demo', { trial: true });
  await page.goto(demo.url);
  await expect(page.getByRole('link', { name: 'Try the bot' })).toHaveAttribute('href', '/try');
  await page.getByRole('link', { name: 'Start Tipping Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Try it' })).toBeVisible();
  const guide = guideOf(page);
  const group = page.getByRole('region', { name: 'Junkcoin', exact: true });
  const phones = page.getByRole('region', { name: / and / });

  for (const _ of ['first', 'second']) await guide.press(/^Start as /);
  for (const _ of ['first', 'second']) await guide.press(/^Set an address/);
  await guide.press(/^Tip /);
  await guide.press('Pay the tip');
  await expect(page.locator('body')).toHaveAttribute('data-flown', 'true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guide.press('Mine a block');
  await expect(group.getByText(/tipped .* 25 JKC/)).toContainText('✅');
  await expect(group.getByText(/^🎉 First tip from/)).toBeVisible();
  await guide.press(/^Say gm as /);
  await guide.press('Go to next Sunday');

  const card = page.getByRole('region', { name: /^\w+ earned Ɉ[\d.]+ and is \d+(st|nd|rd|th)$/ });
  await expect(card).toBeVisible();
  expect(guide.presses()).toBe(9);
  const [, name, share, place] =
    /^(\w+) earned Ɉ([\d.]+) and is (\d+)/.exec(await card.getByRole('heading').innerText()) ?? [];
  const own = card.getByRole('listitem').and(page.locator('[aria-current]'));
  await expect(own).toContainText(new RegExp(`${place}.*${name}.*${share}`, 's'));
  await expect(phones.first().getByText(`, place ${place}.`)).toBeVisible();
  const poster = phones.first().getByRole('img', { name: 'Share card' }).last();
  await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Save the card' }).click();
  expect((await saved).suggestedFilename()).toBe(`${name}.png`);
  await expectFine(page);

  // The payment pays many; the visitor's own come first, by name.
  await card.getByRole('link', { name: 'See the payment' }).click();
  await expect(page.getByText('6 confirmations')).toBeVisible();
  const paid = page.getByRole('region', { name: `To ${name}`, exact: true });
  await expect(paid.getByRole('listitem')).toContainText(String(name));
  await expectFine(page);
  await page.goBack();

  // The week that was closed, not the new one, which nobody has played yet.
  await card.getByRole('link', { name: `See ${name} in the week` }).click();
  await expect(page.locator('li:target')).toContainText(new RegExp(`${place}.*${name}`, 's'));

  // The board is as old as its last answer, although the demo's clock is days ahead of the browser's.
  await page.getByRole('navigation').getByRole('link', { name: 'Leaderboard' }).first().click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Updated just now')).toBeVisible();
});

test('without the guide, people write, press and swipe', async ({ page, launch }) => {
  const demo = await launch('demo', { trial: true });
  await page.goto(`${demo.url}/try`);
  const guide = guideOf(page);
  const group = page.getByRole('region', { name: 'Junkcoin', exact: true });
  const phones = page.getByRole('region', { name: / and / });
  const say = async (text: string) => {
    await group.getByRole('textbox').fill(text);
    await group.getByRole('textbox').press('Enter');
  };

  // A chat with the bot begins with one button, as in Telegram.
  for (const phone of [phones.first(), phones.last()]) {
    await phone.getByRole('button', { name: 'Start' }).click();
    await expect(phone.getByRole('textbox')).toBeVisible();
  }
  for (const _ of ['first', 'second']) await guide.press(/^Set an address/);

  // A command that the bot cannot read is no tip, so the guide suggests one.
  await say('/tip');
  await expect(group.getByText(/^\/tip/).first()).toBeVisible();
  await say('<b>Ahoy</b>');
  await expect(group.getByText('<b>Ahoy</b>')).toBeVisible();
  await group.getByRole('button', { name: 'Commands' }).click();
  const menu = group.getByRole('list', { name: 'Commands' });
  await menu.getByRole('button', { name: '/gm' }).click();
  await expect(group.getByText(/^GM!/)).toBeVisible();
  await expect(group.getByText('read', { exact: true })).toHaveCount(3);
  await phones.first().getByRole('button', { name: 'My week' }).click();
  await expect(
    phones
      .first()
      .getByText(/estimate|share/i)
      .last(),
  ).toBeVisible();
  await guide.press(/^Tip /);
  await guide.press('Pay the tip');
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText('on their way');
  await expectFine(page);

  // A phone shows one chat at a time: by keys from tab to tab, or by a swipe.
  await page.setViewportSize({ width: 360, height: 800 });
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(group).toBeInViewport();
  await expect(phones.first()).not.toBeInViewport();
  await page.getByRole('tabpanel').evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(phones.last()).toBeInViewport();
});
