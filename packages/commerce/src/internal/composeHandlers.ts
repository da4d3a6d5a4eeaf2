/** Combines two handlers. The host's runs before the component's own. */
export function composeHandlers<Event>(
  given: ((event: Event) => void) | undefined,
  own: ((event: Event) => void) | undefined,
): ((event: Event) => void) | undefined {
  if (!given || !own) return given ?? own
  return (event) => {
    given(event)
    own(event)
  }
}
