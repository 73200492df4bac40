/**
 * Words of times of day, home, weather, travel and temper: a clause that has no other ones tells how somebody lives or what they are like, and
 * no work. None of them is a trade, a tool or an achievement.
 */
export const quietWords = `
morning mornings evening evenings afternoon afternoons night nights weekend weekends weekday weekdays noon midnight holiday holidays
early late today tomorrow soon spring summer autumn fall winter clock
home house family families friend friends neighbor neighbors child children kid kids son daughter wife husband mother father parent parents
dog cat garden bus bike bicycle walk ride sleep coffee tea breakfast dinner weather rain snow sun river lake mountain mountains
trip trips vacation hobby town city street streets block blocks mile miles minute minutes corner door window life world person people
glad sorry happy calm patient curious honest fair gentle kind warm afraid proud tired quiet loud free easy hard right wrong fine nervous
grateful humble careful steady cheerful friendly polite simple plain human real whole clean dry wet cold hot light dark
talk shout hear listen laugh smile sound sounds seem seems matter matters feel feels fit fits suit suits show stop stops sit stand wait
promise question word words conversation story stories idea ideas answer reason sense heart mind hand hands eye eyes voice
problem trouble place guess guesswork luck hope hopes trust respect courage patience humor honesty kindness curiosity
tool tools own belong belongs normal usual ordinary everyday shy serious stubborn tidy punctual awake sober prompt reliable quick nice must ideal
like love enjoy mean means retire retiring turn page pages book books read
`;

/** Clauses with one of these say when somebody can work, and a number in them is a time. */
export const timeOfWork =
  /\b(?:could|can|would|will|need|free|fits?|suits?|reach(?:ed)?|call|phone|start|there|within|live|stops?|walk|drive|ride|away|from (?:you|here|your))\b/i;
