import { sql } from 'kysely';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { POLL_MS } from '#rules/limits.ts';
import { qrPicture } from '../../server/gateways/telegram/qr-picture.ts';
import { expectFine } from '../judge.ts';
import { ADMIN, launchPortal, openPortal } from '../pages/admin-page.ts';
import { NETWORK_NOISE } from '../pages/board-page.ts';
import { expect, NOW_MS, test } from '../product.ts';
import { pollNow } from '../timers.ts';

const DAY_MS = 86_400_000;
const timeIn = (days: number) => new Date(NOW_MS + days * DAY_MS).toISOString().slice(0, 16);

test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

test('an administrator writes a hunt from the template, announces and cancels it', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  const { section, dialog } = await openPortal(page, product, ADMIN);
  const save = page.getByRole('button', { name: 'Save the draft' });
  const first = page.getByRole('group', { name: 'Clue 1' });
  const second = page.getByRole('group', { name: 'Clue 2' });
  const third = page.getByRole('group', { name: 'Clue 3' });
  const missing = page.getByText('Before it can be announced').locator('..');
  // A message shown over an open dialog is a list item inside the row for a moment.
  const hunt = page
    .getByRole('list', { name: 'Treasure hunts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'The captain’s lost compass' }) });

  await test.step('the template fills the form, which keeps what is typed', async () => {
    await page.getByRole('tab', { name: 'Hunts' }).click();
    await expect(section).toHaveText('Hunts');
    await expect(page.getByText('No treasure hunt yet')).toBeVisible();
    await expectFine(page);
    await page.getByRole('button', { name: 'Start from the template' }).click();
    await expect(first.getByRole('textbox', { name: 'Text' })).toHaveValue(/galley/);
    await expect(first).toContainText('Save the draft to add a picture.');
    await page.getByLabel('Start (UTC)').fill(timeIn(2));
    await page.getByLabel('End (UTC)').fill(timeIn(1));
    await save.click();
    await expect(page.getByLabel('End (UTC)')).toBeFocused();
    await expect(page.getByText('A treasure hunt ends after its start.')).toBeVisible();
    await expectFine(page);
    await page.reload();
    await page.getByLabel('End (UTC)').fill(timeIn(3));
    await save.click();
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    await expect(section).toBeFocused();
  });

  await test.step('the draft says what it lacks, and nothing shows an answer again', async () => {
    await expect(missing.getByRole('listitem')).toHaveText([
      'Clue 1 has no answer.',
      'Clue 2 has no link yet.',
      'Clue 3 has no answer.',
    ]);
    await first.getByRole('textbox', { name: 'Answers' }).fill('Salt\nthe salt');
    await third.getByRole('textbox', { name: 'Answers' }).fill('Polaris');
    await expect(second).toContainText('Save the draft to make one.');
    await save.click();
    await expect(first).toContainText('2 answers stored.');
    await expect(missing.getByRole('listitem')).toHaveText(['Clue 2 has no link yet.']);
    await expectFine(page);
  });

  await test.step('a clue gets a picture, scaled down, with a description', async () => {
    const file = first.getByLabel(/^(Picture|Another picture)/);
    const picture = first.getByRole('img');
    const description = first.getByRole('textbox', { name: 'Description of the picture' });
    const put = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'image/png', buffer });
    await put('notes.png', Buffer.from('no picture'));
    await expect(first).toContainText(
      'Failed to add the picture: This file is not a picture that can be read.',
    );
    await put('map.png', Buffer.from(qrPicture('x'.repeat(2000))));
    await expect(picture).toHaveJSProperty('naturalWidth', HUNT_LIMITS.picturePx);
    await expect(first).not.toContainText('Failed');
    await save.click();
    await expect(description).toBeFocused();
    await description.fill('A map of the galley');
    await expectFine(page);
    await save.click();
    // The message of the step before may still be there.
    await expect(section).toBeFocused();
    await page.reload();
    await expect(first.getByRole('img', { name: 'A map of the galley' })).toBeVisible();
    await first.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(file).toBeFocused();
    await expect(picture).toHaveCount(0);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(picture).toBeVisible();
  });

  await test.step('the link is shown once', async () => {
    await second.getByRole('button', { name: 'Make the link' }).click();
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect(dialog).toContainText(/\/hunts\/found#[A-Za-z0-9_-]{22}/);
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectFine(page);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await expect(second).toContainText('It cannot be shown again.');
    await expect(missing).toHaveCount(0);
  });

  await test.step('moved clues keep their answers and links', async () => {
    const up = page.getByRole('button', { name: 'Move clue 2 up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move clue 1 down' })).toBeFocused();
    await expect(first).toContainText('The link is made.');
    await save.click();
    await expect(second).toContainText('2 answers stored.');
    await expect(missing).toHaveCount(0);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('list', { name: 'Clues of the preview' })).toContainText(
      'Clue 1 of 3',
    );
    await expect(dialog.getByRole('img', { name: 'A map of the galley' })).toBeVisible();
    await expect(dialog).not.toContainText('Polaris');
    await expectFine(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a draft that changes while it is asked about is refused as it was shown', async () => {
    const renamed = async (title: string) => {
      await sql`update hunts set title = ${title}`.execute(product.db);
      await pollNow(page, '**/api/admin/hunts?*', POLL_MS.admin);
      await expect(page.getByText(`Announce ${title}`)).toBeAttached();
    };
    await page.getByRole('button', { name: 'Announce The captain’s lost compass' }).click();
    await renamed('The captain’s empty chest');
    await expect(dialog).toContainText('The captain’s lost compass');
    await dialog.getByRole('button', { name: 'Announce' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to announce the treasure hunt: This draft was changed meanwhile. Read it again.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await renamed('The captain’s lost compass');
  });

  await test.step('announcing it says what becomes fixed', async () => {
    await page.getByRole('button', { name: 'Announce The captain’s lost compass' }).click();
    await expect(dialog).toContainText('It reserves no coins.');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByText('Treasure hunt announced', { exact: true })).toBeVisible();
    await expect(hunt).toContainText(/Announced.*3 clues.*0 players, 0 finishers/);
    await expectFine(page);
  });

  await test.step('it is cancelled with a reason', async () => {
    await page.getByRole('button', { name: 'Cancel the hunt The captain’s lost compass' }).click();
    await dialog.getByRole('button', { name: 'Cancel the hunt' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Say why it is cancelled.');
    await dialog.getByLabel('Reason').fill('The sea is too rough');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Cancel the hunt' }).click();
    await expect(hunt).toContainText('Cancelled');
    const { rows } = await sql`select state, cancel_reason from hunts`.execute(product.db);
    expect(rows).toEqual([{ state: 'cancelled', cancel_reason: 'The sea is too rough' }]);
  });
});
