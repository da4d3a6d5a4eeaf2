import type { Locale } from '@millwright/domain/locale'
import { waitFor } from 'storybook/test'
import { LiveScreen } from './LiveScreen.tsx'
import type { LiveScreenProps } from './LiveScreen.tsx'
import type { AnyScreen } from './storyShop.ts'

/**
 * A story of a screen at an address that makes its calls: `parameters.mockData` answers them, so that a designer who
 * edits an answer in the panel sees the state it leads to.
 */
export function live(screen: AnyScreen, at: string, more: Pick<LiveScreenProps, 'beside' | 'visitor' | 'rights'> = {}) {
  return {
    args: {} as never,
    render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
      <LiveScreen screen={screen} at={at} locale={globals.locale as Locale} {...more} />
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => shown(canvasElement),
  }
}

/** Once the screen stands; or its place is taken, by the page of an error or by where the shop goes on to. */
export async function shown(canvasElement: HTMLElement, state: 'shown' | 'failed' | 'left' = 'shown'): Promise<void> {
  await waitFor(() => {
    const now = canvasElement.querySelector<HTMLElement>('[data-live]')?.dataset.live
    if (now !== state) throw new Error(`the screen is to be ${state} and is ${now}: ${canvasElement.textContent}`)
  })
}
