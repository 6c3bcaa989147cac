import { createConfig, lintFromString, type RawUniversalConfig } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

/** Redocly's own rules in their strict form, and others that make a document more readable. */
const CONFIG: RawUniversalConfig = {
  extends: ['recommended-strict'],
  rules: {
    'operation-description': 'error',
    'operation-operationId-unique': 'error',
    'operation-operationId-url-safe': 'error',
    'operation-4xx-response': 'error',
    'no-invalid-schema-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-ambiguous-paths': 'error',
    'no-http-verbs-in-paths': 'off',
    'path-segment-plural': 'off',
  },
};

async function lint(document: object) {
  const config = await createConfig(CONFIG);
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => {
    return `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`;
  });
}

describe('the OpenAPI document', () => {
  const document = openApiDocument({
    title: 'Deck',
    version: '1.2.3',
    serverUrl: 'https://deck.test',
  });

  it('passes the linter', async () => {
    expect(await lint(document)).toEqual([]);
  });

  it('fails the linter when broken', async () => {
    const broken = structuredClone(document);
    const stats = broken.paths['/api/stats']?.get;
    if (!stats) throw new Error('there is no such call');
    stats.summary = '';
    stats.parameters = [{ name: 'page', in: 'query', schema: { type: 'string', examples: [1] } }];
    broken.tags = broken.tags.map(({ name }) => ({ name, description: '' }));
    const problems = (await lint(broken)).join('\n');
    for (const rule of ['operation-summary', 'tag-description', 'no-invalid-schema-examples']) {
      expect(problems).toContain(rule);
    }
  });
});
