import type { Locale } from '@millwright/domain/locale'
import { waitFor } from 'storybook/test'
import { LiveScreen } from './LiveScreen.tsx'
import type { LiveScreenProps } from './LiveScreen.tsx'
import type { AnyScreen } from './storyShop.ts'

/**
 * Creates a story of a screen at an address that makes its calls. `parameters.mockData` mocks the responses, so that a
 * designer can edit a response in the panel and see the resulting state.
 */
export function liveStory(
  screen: AnyScreen,
  at: string,
  more: Pick<LiveScreenProps, 'beside' | 'visitor' | 'rights'> = {},
) {
  return {
    args: {} as never,
    render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
      <LiveScreen screen={screen} at={at} locale={globals.locale as Locale} {...more} />
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => waitForScreen(canvasElement),
  }
}

/** Waits until the screen is shown, has failed, or was left by a redirect. */
export async function waitForScreen(
  canvasElement: HTMLElement,
  state: 'shown' | 'failed' | 'left' = 'shown',
): Promise<void> {
  await waitFor(() => {
    const now = canvasElement.querySelector<HTMLElement>('[data-live]')?.dataset.live
    if (now !== state)
      throw new Error(`expected the screen to be ${state}, but it is ${now}: ${canvasElement.textContent}`)
  })
}
