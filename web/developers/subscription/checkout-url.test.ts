import { expect, test } from 'vitest';
import { checkedCheckoutUrl } from './checkout-url.ts';

test.each([
  ['https://checkout.stripe.com/c/pay/cs_test_1#f', true],
  ['https://invoice.stripe.com/i/acct_1/test_2?s=ap', true],
  ['https://invoice.stripe.com.evil.example/i', false],
  ['http://invoice.stripe.com/i', false],
  ['http://127.0.0.1:4000/pay/cs_1', true],
  ['http://checkout.stripe.com/c/pay/cs_test_1', false],
  ['https://checkout.stripe.com.evil.example/c', false],
  ['https://checkout.stripe.com@evil.example/c', false],
  ['https://user:p@checkout.stripe.com/c', false],
  ['http://127.0.0.1:4001/pay', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
  ['//checkout.stripe.com/c', false],
  ['', false],
])('%s', (address, isTaken) => {
  const checked = checkedCheckoutUrl(address, 'http://127.0.0.1:4000');
  expect(checked).toBe(isTaken ? new URL(address).href : null);
});

test('refuses plain http on another machine, even if configured', () => {
  expect(checkedCheckoutUrl('http://pay.example/', 'http://pay.example')).toBeNull();
});
