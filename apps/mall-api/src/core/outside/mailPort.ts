/** A plain text mail to one address. */
export type Mail = { to: string; subject: string; text: string }

/** A service that sends mails. Throws if the service does not accept the mail. */
export type MailPort = { send(mail: Mail): Promise<void> }

/** The sample mall's mail: the seller console shows the mails, which are in the database, so nothing is sent. */
export const consoleMail: MailPort = { send: async () => {} }
