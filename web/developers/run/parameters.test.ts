import { describe, expect, it } from 'vitest';
import { addressWith, findProblem, type Parameter } from './parameters.ts';

const parameter = (change: Partial<Parameter>): Parameter => ({
  name: 'id',
  place: 'query',
  isRequired: false,
  description: '',
  choices: null,
  pattern: null,
  leastLength: 0,
  mostLength: null,
  example: null,
  ...change,
});
const LIMIT = parameter({ pattern: '^([1-9][0-9]?|100)$', example: '20' });
const STATE = parameter({ choices: ['open', 'paid'] });

describe('a value of a parameter', () => {
  it.each([
    [parameter({}), '', undefined],
    [parameter({ isRequired: true }), '', 'Enter a value.'],
    [LIMIT, '1', undefined],
    [LIMIT, '100', undefined],
    [LIMIT, '0', 'Enter a value like 20.'],
    [LIMIT, '101', 'Enter a value like 20.'],
    [STATE, 'paid', undefined],
    [STATE, 'Paid', 'Choose one of the values.'],
    [parameter({ mostLength: 3 }), 'abc', undefined],
    [parameter({ mostLength: 3 }), 'abcd', 'Enter at most 3 characters.'],
    [parameter({ leastLength: 2 }), 'a', 'Enter at least 2 characters.'],
    [parameter({}), 'a'.repeat(1001), 'Enter at most 1000 characters.'],
    [parameter({ place: 'path' }), '..', 'This is not a valid value.'],
    [parameter({ place: 'path' }), '.', 'This is not a valid value.'],
    [parameter({ place: 'query' }), '..', undefined],
  ])('%# fits the contract or is refused', (of, value, problem) => {
    expect(findProblem(of, value)).toBe(problem);
  });

  it('stays within its place in the address', () => {
    const id = parameter({ place: 'path', isRequired: true });
    const search = parameter({ name: 'search' });
    const path = '/api/v1/escrows/{id}';
    expect(addressWith(path, [id, search], { id: '../key?x=1#', search: 'a&b=c' })).toBe(
      '/api/v1/escrows/..%2Fkey%3Fx%3D1%23?search=a%26b%3Dc',
    );
    expect(addressWith(path, [id, search], { id: '7', search: '' })).toBe('/api/v1/escrows/7');
  });
});
