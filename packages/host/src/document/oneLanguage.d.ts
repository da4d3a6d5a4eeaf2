declare module '@millwright/i18n/namespaces/*?zh' {
  export const zh: Record<string, string>
}

declare module '@millwright/i18n/namespaces/*?en' {
  export const en: Record<string, string>
}
