type Place = { locale: string; section?: string | undefined; find?: string; page?: number; said?: string }

/** Returns the address of a section of the seller console. Without `section` it is the address of the overview. */
export function consoleHref({ locale, section, find, page = 1, said }: Place): string {
  const query = new URLSearchParams({
    lang: locale,
    ...(section && { section }),
    ...(find && { find }),
    ...(page > 1 && { page: String(page) }),
    ...(said && { said }),
  })
  return `/?${query.toString()}`
}
