import { expect, test } from '../product.ts';

test.describe('in another language', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test('the page is chosen in the footer without scripts, fits a phone, and stays chosen', async ({
    page,
    demo,
  }) => {
    const { weeks } = await (await page.request.get(`${demo.url}/api/weekly-rewards/weeks`)).json();
    const week = weeks[0].week;
    await page.goto(`${demo.url}/?from=chat`);
    for (const [name, lang, dir, title] of [
      ['Deutsch', 'de', 'ltr', 'Trinkgeld für deine Crew, auf der Blockchain'],
      ['العربية', 'ar', 'rtl', 'إكراميات لرفاق السفينة، على السلسلة'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', lang);
      await expect(html).toHaveAttribute('dir', dir);
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      for (const path of [
        '/weeks',
        '/weeks/rules',
        '/creator',
        '/creator?tab=dashboard',
        '/apps',
        '/members/1',
        `/weeks/${week}`,
        '/leaderboard',
        '/leaderboard?page=99',
        '/hunts',
        '/hunts/found',
        '/monitoring',
        '/privacy',
        '/terms',
        '/developers',
        '/developers?tab=pricing',
        '/developers?tab=documentation',
        '/developers?tab=examples',
        '/developers/keys',
        '/developers/portal',
        '/developers/portal?tab=register',
        '/developers/subscription',
        '/admin',
        '/',
      ]) {
        await page.goto(demo.url + path);
        await expect(html).toHaveAttribute('lang', lang);
        const width = await html.evaluate(({ scrollWidth }) => scrollWidth);
        expect(width, `${lang} ${path}`).toBe(360);
      }
    }
  });
});

test.describe('with scripts', () => {
  test.use({ locale: 'de-AT' });

  test('a page continues in its language, and a choice comes back to the same query', async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/developers?from=chat`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bau mit dem Bot');
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trinkgeld/);
    await page.goBack();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/developers\?from=chat$/);
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
