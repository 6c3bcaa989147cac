import fc from 'fast-check';

const pieces = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    '9',
    '-',
    '.',
    '_',
    '~',
    '+',
    '@',
    ':',
    '!',
    '%20',
    '%C3%A9',
    'é',
  ),
  maxLength: 8,
});

/** Any web address with a path, parameters and a fragment. `fc.webUrl` takes most of a second of CPU time to start. */
export const anyLink = fc
  .record({
    protocol: fc.constantFrom('http', 'https'),
    host: fc.constantFrom(
      'ship.example',
      'Sub.Ship.example',
      'x-9.co',
      'xn--kraken-c1a.example:8080',
    ),
    path: fc.array(pieces, { maxLength: 4 }),
    query: fc.array(fc.tuple(pieces, pieces), { maxLength: 3 }),
    fragment: pieces,
  })
  .map(({ protocol, host, path, query, fragment }) => {
    const parameters = query.map((pair) => pair.join('=')).join('&');
    return `${protocol}://${host}/${path.join('/')}?${parameters}#${fragment}`;
  });
