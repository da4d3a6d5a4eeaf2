import { join } from 'node:path'
import { buildOnce } from './buildOnce.ts'
import { root } from './children.ts'

export function buildShop(say: (text: string) => void): Promise<void> {
  const shop = {
    name: 'the shop',
    sources: [
      'packages/*/src/**',
      'packages/*/package.json',
      'apps/storefront/src/**',
      'apps/storefront/*.{ts,json}',
      'package-lock.json',
      '!**/*.stories.tsx',
    ],
    mark: 'apps/storefront/build/.sources',
    args: ['--conditions=@millwright/source', 'build.ts'],
    cwd: join(root, 'apps/storefront'),
    env: { NODE_ENV: 'production' },
  }
  return buildOnce(shop, say)
}
