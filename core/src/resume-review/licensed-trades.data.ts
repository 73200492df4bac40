/** Trades whose employers look for a license by name: titles (and those that only look alike), and the words that prove one. */
export const licensedTrades: readonly { titles: RegExp; but?: RegExp; proofs: RegExp }[] = [
  {
    titles:
      /\b(?:registered nurse|staff nurse|charge nurse|nurse practitioner|licensed practical nurse|rn|lpn|lvn)\b/iu,
    but: /\b(?:student|assistant|aide|intern)\b/iu,
    proofs:
      /licen[cs]|\b(?:compact|multistate|nclex|nmc|ahpra|board of nursing|registration|rn|lpn|lvn|aprn)\b/iu,
  },
  {
    titles: /\b(?:truck|tanker|semi|tractor[- ]trailer|cdl|hgv|lgv|flatbed|otr) driver\b/iu,
    proofs: /\b(?:cdl|class [abc]|hgv|lgv|cat(?:egory)? c|licen[cs]e|az license|endorsement)\b/iu,
  },
  {
    titles:
      /\b(?:(?:elementary|middle|high|primary|secondary|special|grade|kindergarten|maths?|science|english|history)[ -](?:\p{L}{1,20} )?teacher|teacher, grade)\b/iu,
    but: /\b(?:assistant|aide|student|substitute|private|language center)\b/iu,
    proofs: /licen[cs]|certifi|credential|endorse|\b(?:qts|pgce|gtc|registration)\b/iu,
  },
  {
    titles: /\b(?:journeyman|master) (?:electrician|plumber)\b/iu,
    proofs: /licen[cs]|certifi|\b(?:card|ibew|ua local|red seal)\b/iu,
  },
];
