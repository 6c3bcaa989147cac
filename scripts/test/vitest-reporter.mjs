// Vitest's own JSON omits errors that belong to no test, and failed hooks.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare.mjs';

/** Writes every test and error of a run, as in reports.mjs, to the file named in VITEST_REPORT. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for one.
export default class VitestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const report = {
      tests: modules.flatMap((module) => [...module.children.allTests()].map(read)),
      errors: [...modules.flatMap(errorsOf), ...unhandledErrors.map(unhandled)],
    };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}

function read(test) {
  const title = titleOf(test);
  const { state, errors } = test.result();
  const file = fileOf(test.module);
  return { id: test.id, name: `${file} ${title}`, title, file, state, why: textOf(errors ?? []) };
}

// The text that Vitest matches against `--testNamePattern`.
function titleOf({ name, parent }) {
  return parent.type === 'module' ? name : `${titleOf(parent)} ${name}`;
}

// From a file that cannot be loaded, and from hooks around its tests.
function errorsOf(module) {
  const file = fileOf(module);
  return [module, ...module.children.allSuites()]
    .filter((each) => each.errors().length > 0)
    .map((each) => ({ name: file, file, why: textOf(each.errors()) }));
}

function unhandled(error) {
  return { name: 'an error outside of the tests', file: null, why: textOf([error]) };
}

function fileOf(module) {
  return relative(root, module.moduleId);
}

function textOf(errors) {
  const texts = errors.flatMap(({ stack, message, diff }) => [stack || message, diff ?? []].flat());
  return stripVTControlCharacters(texts.join('\n'));
}
