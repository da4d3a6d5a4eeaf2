import { settingRows } from '@millwright/edge/settings'
import type { Settings } from '@millwright/edge/settings'
import { settings as ofMallApi } from '../../apps/mall-api/src/app/settings.ts'
import { settings as ofStorefront } from '../../apps/storefront/src/settings.ts'

/** Returns the guide to the environment variables of both programs. */
export function configurationGuide(): string {
  return [
    '# Configuration',
    '',
    'Written by `npm run generate` from `apps/storefront/src/settings.ts` and `apps/mall-api/src/app/settings.ts`.',
    '',
    'Both programs read their environment once, at the start. A program with a mistake prints one sentence per mistake and exits with 1. An empty variable counts as unset. A switch is `1`, `true`, `on` or `yes`, or `0`, `false`, `off` or `no`.',
    '',
    '## Storefront',
    '',
    ...tableOf(ofStorefront),
    '',
    '## Mall API',
    '',
    'The commands `npm run catalogue`, `migrate`, `administrator`, `import`, `export`, `backup` and `restore` read the same variables.',
    '',
    ...tableOf(ofMallApi),
    '',
  ].join('\n')
}

function tableOf(settings: Settings): string[] {
  return [
    '| variable | meaning | default |',
    '| --- | --- | --- |',
    ...settingRows(settings).map(({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | ${fallback} |`),
  ]
}
