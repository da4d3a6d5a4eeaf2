type Place = {
  locale: string
  section?: string | undefined
  find?: string
  state?: string
  shop?: string | undefined
  page?: number
  said?: string
  /** The name of the record that an action changed, such as an order number. */
  of?: string | undefined
}

/** Returns the address of a section of the seller console. Without `section` it is the address of the overview. */
export function consoleHref({ locale, section, find, state, shop, page = 1, said, of }: Place): string {
  const query = new URLSearchParams({
    lang: locale,
    ...(shop && { shop }),
    ...(section && { section }),
    ...(find && { find }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
    ...(said && { said }),
    ...(of && { of }),
  })
  return `/?${query.toString()}`
}
