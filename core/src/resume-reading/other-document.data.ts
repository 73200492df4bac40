/** What a file is that is no resume but something that people keep beside theirs. */
export type OtherDocument = 'cover-letter' | 'job-posting' | 'invoice' | 'recipe';

/** Words and phrases that begin a line of such documents, in plain letters; a line counts once, a phrase once. */
export const otherDocumentSigns: Readonly<Record<OtherDocument, string>> = {
  'cover-letter':
    'dear ,to whom it may concern,i am writing,i am applying,i would like to apply,sincerely,yours sincerely,yours faithfully,kind regards,best regards,respectfully,sehr geehrte,liebe,hiermit bewerbe,mit freundlichen gru,madame,monsieur,je vous prie,cordialement,estimad,atentamente,saludos cordiales,gentile,cordiali saluti,geachte,met vriendelijke groet',
  'job-posting':
    "responsibilities,key responsibilities,your responsibilities,duties,what you will do,what you’ll do,what you'll do,requirements,minimum qualifications,preferred qualifications,required qualifications,qualifications,who you are,what we offer,we offer,benefits,perks,about us,about the company,about the role,about the job,the role,job description,job summary,position summary,how to apply,apply ,to apply,equal opportunity,we are an equal,salary:,salary range,pay:,job type,employment type,schedule:,aufgaben,ihre aufgaben,ihr profil,dein profil,deine aufgaben,wir bieten,uber uns,vos missions,votre profil,profil recherche,nous offrons,missions,funciones,requisitos,ofrecemos,se ofrece,we are looking for,we are hiring",
  invoice:
    'invoice,invoice number,invoice no,invoice date,bill to,billed to,ship to,amount due,balance due,total due,subtotal,sub-total,total,tax,vat,due date,due:,payment terms,purchase order,qty,quantity,unit price,receipt,rechnung,rechnungsnummer,zwischensumme,gesamtbetrag,mwst,facture,sous-total,tva,factura,importe,iva,fattura',
  recipe:
    'ingredients,method,directions,instructions,serves,servings,yield,prep time,cook time,preheat,preparation time,zutaten,zubereitung,portionen,ingredients :,preparation,etapes,ingredientes,preparacion,elaboracion,porciones,ingredienti,preparazione',
};
