/** Cities of the world as `name, country|latitude|longitude` of their centers, written by hand to about two kilometers. */
export const worldTruth: readonly string[] = `
London, United Kingdom|51.507|-0.128
Paris, France|48.857|2.352
Berlin, Germany|52.52|13.405
Munich, Germany|48.137|11.576
Hamburg, Germany|53.551|9.994
Köln, Germany|50.938|6.957
Frankfurt am Main, Germany|50.111|8.682
Madrid, Spain|40.417|-3.704
Barcelona, Spain|41.385|2.173
Sevilla, Spain|37.389|-5.984
Lisbon, Portugal|38.722|-9.139
Porto, Portugal|41.158|-8.629
Rome, Italy|41.903|12.496
Milano, Italy|45.464|9.19
Naples, Italy|40.852|14.268
Turin, Italy|45.07|7.687
Vienna, Austria|48.208|16.373
Zürich, Switzerland|47.377|8.541
Geneva, Switzerland|46.204|6.143
Brussels, Belgium|50.85|4.352
Antwerp, Belgium|51.219|4.402
Amsterdam, Netherlands|52.37|4.895
Rotterdam, Netherlands|51.924|4.478
Copenhagen, Denmark|55.676|12.568
Stockholm, Sweden|59.329|18.069
Göteborg, Sweden|57.709|11.975
Oslo, Norway|59.914|10.752
Bergen, Norway|60.392|5.322
Helsinki, Finland|60.17|24.938
Reykjavík, Iceland|64.147|-21.943
Dublin, Ireland|53.35|-6.26
Cork, Ireland|51.897|-8.47
Edinburgh, United Kingdom|55.953|-3.188
Manchester, United Kingdom|53.481|-2.242
Belfast, United Kingdom|54.597|-5.93
Warsaw, Poland|52.23|21.012
Kraków, Poland|50.062|19.937
Prague, Czechia|50.088|14.42
Budapest, Hungary|47.498|19.04
Bucharest, Romania|44.427|26.103
Sofia, Bulgaria|42.698|23.322
Athens, Greece|37.984|23.728
Belgrade, Serbia|44.787|20.457
Zagreb, Croatia|45.815|15.982
Kyiv, Ukraine|50.45|30.524
Istanbul, Turkey|41.008|28.978
Ankara, Turkey|39.933|32.86
Tallinn, Estonia|59.437|24.754
Riga, Latvia|56.949|24.105
Vilnius, Lithuania|54.687|25.28
Tbilisi, Georgia|41.715|44.827
Tel Aviv, Israel|32.08|34.78
Jerusalem, Israel|31.778|35.22
Cairo, Egypt|30.044|31.236
Lagos, Nigeria|6.455|3.394
Nairobi, Kenya|-1.286|36.817
Johannesburg, South Africa|-26.204|28.047
Cape Town, South Africa|-33.925|18.424
Casablanca, Morocco|33.573|-7.59
Accra, Ghana|5.603|-0.187
Addis Ababa, Ethiopia|9.03|38.74
Dubai, United Arab Emirates|25.205|55.271
Abu Dhabi, United Arab Emirates|24.454|54.377
Riyadh, Saudi Arabia|24.714|46.675
Karachi, Pakistan|24.861|67.01
Lahore, Pakistan|31.55|74.344
Mumbai, India|19.076|72.878
New Delhi, India|28.614|77.209
Bangalore, India|12.972|77.594
Chennai, India|13.083|80.27
Hyderabad, India|17.385|78.487
Pune, India|18.52|73.857
Kolkata, India|22.573|88.364
Dhaka, Bangladesh|23.81|90.413
Colombo, Sri Lanka|6.927|79.861
Bangkok, Thailand|13.756|100.502
Singapore, Singapore|1.29|103.852
Kuala Lumpur, Malaysia|3.139|101.687
Jakarta, Indonesia|-6.209|106.846
Manila, Philippines|14.599|120.984
Hanoi, Vietnam|21.028|105.854
Tokyo, Japan|35.69|139.692
Osaka, Japan|34.694|135.502
Kyoto, Japan|35.012|135.768
Seoul, South Korea|37.566|126.978
Beijing, China|39.904|116.407
Shanghai, China|31.23|121.474
Shenzhen, China|22.543|114.058
Taipei, Taiwan|25.033|121.565
Sydney, Australia|-33.868|151.207
Melbourne, Australia|-37.814|144.963
Brisbane, Australia|-27.47|153.021
Perth, Australia|-31.952|115.861
Auckland, New Zealand|-36.848|174.763
Wellington, New Zealand|-41.287|174.776
Toronto, Canada|43.653|-79.383
Vancouver, Canada|49.283|-123.121
Montreal, Canada|45.502|-73.567
Mexico City, Mexico|19.433|-99.133
São Paulo, Brazil|-23.551|-46.633
`
  .trim()
  .split('\n');
