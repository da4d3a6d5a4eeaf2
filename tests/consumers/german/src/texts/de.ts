/** The language of the kit that stands in for what is missing here. */
export const base = 'en'

export const texts = {
  common: { login: 'Anmelden', search: 'Suchen' },
  cart: { title: 'Warenkorb', settle: 'Zur Kasse' },
}
