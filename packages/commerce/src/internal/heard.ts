/** One handler of two: the host's is heard before a part's own. */
export function heard<Event>(
  given: ((event: Event) => void) | undefined,
  own: ((event: Event) => void) | undefined,
): ((event: Event) => void) | undefined {
  if (!given || !own) return given ?? own
  return (event) => {
    given(event)
    own(event)
  }
}
