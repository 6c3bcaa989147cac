import { expect, test } from '../product.ts';

test.use({
  locale: 'de-AT',
  viewport: { width: 360, height: 800 },
  allowConsole: /Failed to load resource|ERR_FAILED/,
});

test('the wallet speaks the browser’s language, or the one that was chosen on the site', async ({
  page,
  context,
  demo,
}) => {
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });
  const expectFit = async () =>
    expect(await html.evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
  // Each page loads the texts of one language alone, and of no other.
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, language] = /assets\/(en|de|es|ru|ar|id)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (language) loaded.push(language);
  });

  await page.goto(`${demo.url}/wallet`);
  await expect(heading).toHaveText('Deine Wallet');
  await expect(html).toHaveAttribute('lang', 'de');
  expect(loaded).toEqual(['de']);

  await page.goto(`${demo.url}/weeks`);
  await page.getByRole('button', { name: 'العربية', exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await page.goto(`${demo.url}/wallet`);
  await expect(heading).toHaveText('محفظتك');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expectFit();
  await page.getByRole('button', { name: 'أنشئ محفظة جديدة' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(12);
  // The words are English, in their order from left to right.
  await expect(page.getByRole('list')).toHaveCSS('direction', 'ltr');
  await expectFit();
  await page.getByRole('button', { name: 'إلغاء' }).click();
  await page.getByRole('button', { name: 'استعد من الكلمات أو من مفتاح خاص' }).click();
  await page.getByLabel('الكلمات أو المفتاح الخاص').fill('ship anchor');
  await page.getByRole('button', { name: 'متابعة' }).click();
  // The signer knows no language: it names the text and its values.
  await expect(page.getByRole('alert')).toHaveText(/^عدد الكلمات هنا 2؛/);
  await expectFit();

  await test.step('texts that do not load are said in English, and a reload helps', async () => {
    await context.route(/assets\/(en|de|es|ru|ar|id)-/, (route) => route.abort());
    await page.goto(`${demo.url}/wallet`);
    await expect(heading).toHaveText('The wallet did not open');
    await context.unroute(/assets\/(en|de|es|ru|ar|id)-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('محفظتك');
  });
});
