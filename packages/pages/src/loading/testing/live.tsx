import type { Locale } from '@millwright/domain/locale'
import { waitFor } from 'storybook/test'
import { LiveScreen } from './LiveScreen.tsx'
import type { LiveScreenProps } from './LiveScreen.tsx'
import type { AnyScreen } from './storyShop.ts'

/**
 * A story of a screen at an address that makes its calls: `parameters.mockData` answers them, so that a designer who
 * edits an answer in the panel sees the state it leads to.
 */
export function live(screen: AnyScreen, at: string, more: Pick<LiveScreenProps, 'beside' | 'visitor'> = {}) {
  return {
    args: {} as never,
    render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
      <LiveScreen screen={screen} at={at} locale={globals.locale as Locale} {...more} />
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => shown(canvasElement),
  }
}

/** Once the screen stands. */
export async function shown(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    if (!canvasElement.querySelector('[data-live=shown]')) throw new Error('the screen has not been loaded')
  })
}
