import { securityLogDays } from '@foothold/core/contract/security-log.ts';
import { sessionDays } from '@foothold/core/entities/user/session-times.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { homePaths } from './home-paths.ts';
import { TextPage, TextPart } from './text-page.tsx';

/** What is kept where, in plain words; every sentence is to be true of the code. */
export function PrivacyScreen() {
  const { i18n } = useLingui();
  const { siteName, signIn, postingSources, billing } = useSiteConfig();
  const sources = new Intl.ListFormat(i18n.locale).format(postingSources);
  return (
    <TextPage
      title={<Trans>Privacy</Trans>}
      lead={
        <Trans>
          What you enter about your job search stays in your browser. The server keeps your account.
        </Trans>
      }
    >
      <TextPart title={<Trans>In this browser</Trans>}>
        <p>
          <Trans>
            Jobs, notes, dates, histories and settings are kept in this browser’s own database, separately for
            each account. They are not copied to the server. Another browser or device does not have them, and
            clearing the browser’s site data removes them.
          </Trans>
        </p>
        <p>
          <Trans>
            The database is not encrypted on the disk of this device. Whoever can use your account on this
            computer, or can read its disk, can read it, signed in here or not. What protects it: disk
            encryption, a screen that locks, and a system account or browser profile of your own.
          </Trans>
        </p>
        <p>
          <Trans>
            Signing out leaves the database here for your next sign-in. On a computer that others use, choose
            “Sign out and erase this device” on your <Link to={homePaths.profile}>profile</Link>. Erased data
            is gone from the browser at once; the browser may leave parts of it on the disk until it writes
            over them.
          </Trans>
        </p>
        <p>
          <Trans>
            The browser also remembers who is signed in, the theme and color, how your jobs are shown, what
            this server offers, and search defaults that were set while nobody was signed in. The address you
            ask a sign-in link for is kept until you sign in, for a day at most. Signing out forgets all of
            this but the theme, the color, how jobs are shown, and what the server offers.
          </Trans>
        </p>
        <p>
          <Trans>
            Changes are kept for 30 days, so that they can be undone.{' '}
            <Link to={homePaths.settings}>Settings</Link> shows them, shows how much is stored, and clears it.
            What was cleared is removed from the history too, the next time you open {siteName} an hour or
            more later.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Practicing aloud</Trans>}>
        <p>
          <Trans>
            The microphone is used only after you press Start speaking. A recording stays in this browser: it
            is not sent anywhere and is in no backup. Where your browser can turn speech into words on this
            device, only that is used. Where it cannot, the browser sends the sound to its own maker, and only
            after you agreed; {siteName} gets the words and never the sound.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Language models</Trans>}>
        <p>
          <Trans>
            A model is used only when you press a button for it, and you see the text to be sent first, until
            you choose for a task not to see it. Records that it wants to read are shown before they go. Your
            name, phone number, e-mail address, street address and own links are removed in this browser,
            except for a letter, which needs them; your contacts are sent as “contact 1” unless you choose
            otherwise. It goes to the model that this site provides, or to your own.
          </Trans>
        </p>
        <p>
          <Trans>
            Your key stays in this browser until you remove it or sign out, and is sent only to its endpoint:
            directly from here, or through this server, which neither stores nor logs it. Every call is listed
            in the settings with what was sent.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>On the server</Trans>}>
        <ul>
          <li>
            <Trans>Your account: e-mail address, name if there is one, and when it was created.</Trans>
          </li>
          <li>
            <Trans>
              Your sign-ins: when each began, was last used and ends, and browser and system in words, such as
              “Chrome on Windows”, so that you can tell them apart. Your network address is not kept.
            </Trans>
          </li>
          <li>
            <Trans>
              While you change your e-mail address: the new one and fingerprints of the two links, until both
              were opened or you cancel it. The links work for an hour.
            </Trans>
          </li>
          <li>
            <Trans>
              Sign-in links you asked for: the e-mail address and a fingerprint of the link, for about a day.
            </Trans>
          </li>
          <li>
            <Trans>
              For an hour at most, a fingerprint of your network’s address, to limit how many links, messages
              and calls come from it. The address cannot be read from the fingerprint.
            </Trans>
          </li>
          <li>
            <Trans>Job postings that anybody may search. They hold nothing about you.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            For {securityLogDays} days the server keeps a log of what happened to your account: sign-ins,
            refusals, ends of sign-ins and changes, each with its time, the browser in words and a fingerprint
            of the network, from which no address can be read. Your profile shows it to you. When you delete
            the account, its entries go; its number and the time of the deletion stay. A browser that signed
            in keeps a random mark for {sessionDays.longest} days, so that you get an e-mail about a sign-in
            from a browser without one.
          </Trans>
        </p>
        <p>
          <Trans>
            The server makes a copy of its data every day and keeps each for seven days, unless its operator
            chose otherwise: what you delete disappears when these copies do.
          </Trans>
        </p>
        <p>
          <Trans>
            A search is sent to the server : its words, place and filters, the names of companies you have
            hidden and the IDs of postings you have hidden. {siteName} neither stores them nor adds them to
            your account. A list of the cities near you sends the place you travel from, rounded to about a
            kilometer.
          </Trans>
        </p>
        <p>
          <Trans>
            When you save or import a job, and when you press “Find places”, the place it names (“Columbus,
            OH”) is sent, so that the job gets its point on the map. Nothing else of the job is sent, and the
            server does not keep it.
          </Trans>
        </p>
        <p>
          <Trans>
            When you give a link to “Add job”, the server opens it for you: the site sees the server, not you,
            and {siteName} keeps neither the link nor the page. A text you paste there is read in this browser
            and sent nowhere.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Messages to support</Trans>}>
        <p>
          <Trans>
            A message goes by e-mail to whoever runs this server, with your address, so that they can answer.
            The server keeps no copy. For a day it keeps a fingerprint, so that the same message is not sent
            twice.
          </Trans>
        </p>
      </TextPart>
      {billing && (
        <TextPart title={<Trans>Plans and payments</Trans>}>
          <p>
            <Trans>
              Who buys a plan pays at Polar, which sells it and asks for the card on its own pages. Polar gets
              your e-mail address, the id of your account and which plan; nothing of your search. The server
              stores what Polar reports about your subscription and payments, without card, name or address,
              and how often you asked its model. It goes with your account, and the plan is ended first.
            </Trans>
          </p>
        </TextPart>
      )}
      <TextPart title={<Trans>Cookies and others</Trans>}>
        <p>
          <Trans>
            The cookies serve signing in and nothing else. There is no advertising and no tracking by others.
            “Open posting”, the links of Resources and the buttons of the share dialog take you to other
            sites, which have their own rules. Before you choose one, they learn nothing.
          </Trans>
        </p>
        {postingSources.length > 0 && (
          <p>
            <Trans>
              {siteName} reads public postings from {sources} every few hours, whether or not anyone is
              searching. They learn nothing about you or what you search for.
            </Trans>
          </p>
        )}
        {signIn.google && (
          <p>
            <Trans>
              Signing in with Google tells Google that you use {siteName}, and us your name and e-mail
              address. Before you press that button, Google hears nothing.
            </Trans>
          </p>
        )}
      </TextPart>
      <TextPart title={<Trans>Leaving</Trans>}>
        <p>
          <Trans>
            Delete your account on your <Link to={homePaths.profile}>profile</Link> whenever you like. What is
            in your browser is yours to keep or to erase; you are asked.
          </Trans>
        </p>
      </TextPart>
    </TextPage>
  );
}
