import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorBoundary, FailedPage } from './error-boundary.tsx';

const renderFailure = (error: unknown) => <FailedPage error={error} />;

describe('ErrorBoundary', () => {
  it('shows its children until one of them fails', () => {
    const boundary = new ErrorBoundary({ children: 'the page', renderFailure });
    expect(boundary.render()).toBe('the page');
    boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('broken'));
    expect(renderToStaticMarkup(boundary.render())).toContain('This page stopped working');
  });

  it('keeps a thrown null apart from no failure', () => {
    const boundary = new ErrorBoundary({ children: 'the page', renderFailure });
    boundary.state = ErrorBoundary.getDerivedStateFromError(null);
    expect(renderToStaticMarkup(boundary.render())).toContain('role="alert"');
  });
});

describe('FailedPage', () => {
  it('says what happened and offers reload and home', () => {
    const html = renderToStaticMarkup(<FailedPage error={new Error('amount is not a number')} />);
    expect(html).toContain('amount is not a number');
    expect(html).toContain('Reload</');
    expect(html).toContain('href="/"');
  });

  it.each([
    'Failed to fetch dynamically imported module: http://127.0.0.1/assets/a.js',
    'error loading dynamically imported module: http://127.0.0.1/assets/a.js',
    'Importing a module script failed.',
  ])('knows a missing piece of the site by the words of each browser: %s', (message) => {
    const html = renderToStaticMarkup(<FailedPage error={new TypeError(message)} />);
    expect(html).toContain('A part of this page did not load');
    expect(html).not.toContain('/assets/a.js');
  });
});
