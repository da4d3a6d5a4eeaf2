import { screens } from '@millwright/pages/screens'
import type { Screens, ShopOptions } from '../../config/shopOptions.ts'
import type { ShopRuntime } from '../../shopRuntime.ts'
import { startRuntime } from '../startRuntime.ts'
import { testAssets } from './storefrontFromSource.ts'

/** Creates a shop's shared state from the sources, without a build. */
export function testRuntime(options: Partial<ShopOptions> = {}): ShopRuntime {
  return startRuntime({ client: 'http://mall.invalid', screens: screens as unknown as Screens, ...options }, testAssets)
}
