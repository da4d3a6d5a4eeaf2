declare module '@millwright/i18n/areas/*?zh' {
  export const zh: Record<string, string>
}

declare module '@millwright/i18n/areas/*?en' {
  export const en: Record<string, string>
}
